"""One error shape for every route and for the socket."""

from typing import Any

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from vierling.game import Refusal
from vierling.live.errors import Refused, shape_of, tidy
from vierling.words import choose_language, say_refusal

# pydantic's names and ours; anything else is `invalid`.
PROBLEMS = {
    "missing": "missing",
    "extra_forbidden": "unknown-field",
    "json_invalid": "not-json",
    "string_too_short": "too-short",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
}


LONGEST_FIELD = 40


def as_refused(problem: dict[str, Any]) -> Refused:
    """One of pydantic's errors."""
    where = ".".join(tidy(str(step), LONGEST_FIELD) for step in problem["loc"])
    ours = problem.get("ctx", {}).get("error")
    if isinstance(ours, Refusal):  # raised by a validator of ours
        return Refused(ours.code, 422, where, **ours.params)
    code = PROBLEMS.get(problem["type"], "invalid")
    return Refused(code, 422, where, field=where)


def shape(refusal: Refusal, language: str) -> dict[str, Any]:
    return shape_of(refusal, say_refusal(language, refusal, proper=True))


def language_of(asking: HTTPConnection) -> str:
    return choose_language(asking.headers.get("accept-language", ""))


def answer(refusal: Refusal, request: Request) -> JSONResponse:
    status = getattr(refusal, "status", 409)
    request.app.state.vitals.refusals.labels(refusal.code).inc()
    headers = {"Retry-After": "1"} if status in (202, 429) else None
    return JSONResponse(shape(refusal, language_of(request)), status, headers)


async def on_refusal(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    return answer(problem, request)


async def on_invalid(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return answer(as_refused(problem.errors()[0]), request)


async def on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    status = problem.status_code
    code = {400: "not-json", 405: "not-allowed"}.get(status, "not-found")  # 400: a body that is not JSON
    response = answer(Refused(code, status, where="body" if status == 400 else request.url.path), request)
    response.headers.update(problem.headers or {})
    return response


async def on_trouble(request: Request, _: Exception) -> Response:
    """The disk failed, or we have a bug."""
    return answer(Refused("broken", 500), request)


async def on_gone(_request: Request, _problem: Exception) -> Response:
    """Whoever asked has disconnected: nobody reads this."""
    return Response(status_code=499)
