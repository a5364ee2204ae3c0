"""The live API against its own description, with requests that nobody would think of."""

import os
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

from server.playing import Table
from server.running import Server
from vierling.server.api.app import make_app
from vierling.server.api.settings import Settings

EXAMPLES = int(os.environ.get("EXAMPLES", "15"))  # of each route; a long run takes more
ANY: dict[str, Any] = {"database": Path("never opened")}
schema = schemathesis.openapi.from_dict(make_app(Settings(**ANY)).openapi())
# What is too big is refused before anybody reads it.
schema.config.checks.negative_data_rejection.expected_statuses.append("413")
PROMISES = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server, people=2, bots=["steady"], start=False)


def test_the_server_describes_itself(server: Server) -> None:
    assert server.client.get("/api/openapi.json").json() == schema.raw_schema


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_its_promises(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=[*PROMISES, checks.negative_data_rejection])


# What ends a table is left out: the others would find none.
@(
    schema.include(path_regex="table}")
    .exclude(path_regex="close$")
    .exclude(path_regex="table}$", method="DELETE")
    .parametrize()
)
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_its_promises_to_the_host_of_a_table(case: Any, table: Table) -> None:
    case.path_parameters["table"] = table.id
    authorization = {"Authorization": f"Bearer {table.host}"}
    case.call_and_validate(base_url=table.server.address, headers=authorization, checks=PROMISES)
