"""Table names that can be read aloud and not be guessed: quiet-otter-7k3mp-x4hq2."""

import hashlib

ADJECTIVES = (
    "amber bold brave bright brisk calm candid clear clever cosy crisp daring deep eager early easy fair fine "
    "fleet fond free fresh frosty gentle glad golden grand green happy hardy honest humble jolly keen kind "
    "late light lively loyal lucky mellow merry mild mighty misty modest neat nimble noble patient plain "
    "polite proud quick quiet rapid ready rosy royal safe shiny silent silver simple sleepy small smart smooth "
    "snowy soft solid spring steady still stout strong sunny sure sweet swift tall tame tender tidy tiny true "
    "upbeat vivid warm wide wild windy wise witty young zesty"
).split()
ANIMALS = (
    "ant badger bat bear beaver bee bison boar bunting camel carp cat chamois cod colt cony crab crane crow "
    "cuckoo deer dog dolphin donkey dove duck eagle eel egret elk falcon ferret finch fox frog gecko goat "
    "goose grouse gull hare hawk hedgehog hen heron horse hound ibex jay kestrel kite koala lamb lark lemur "
    "linnet lion lizard llama lynx magpie marmot marten mole moose moth mouse newt otter owl ox panda parrot "
    "perch pigeon pike pony puffin quail rabbit raven robin salmon seal shrew snail sparrow squid stork swan "
    "swift tern thrush tiger toad trout turtle viper vole walrus weasel whale wolf wren yak zebra"
).split()
SIGNS = "23456789abcdefghjkmnpqrstvwxyz"  # no look-alikes
GROUPS = (5, 5)  # with the two words more than 60 bits; older names have one group
PATTERN = r"^[a-z]{2,10}-[a-z]{2,10}(-[a-z0-9]{5}){1,2}$"


def name_table(secret: str) -> str:
    """The same secret always gives the same name, and the name does not reveal it."""
    number = int.from_bytes(hashlib.sha256(b"table " + secret.encode()).digest())
    number, adjective = divmod(number, len(ADJECTIVES))
    number, animal = divmod(number, len(ANIMALS))
    parts = [ADJECTIVES[adjective], ANIMALS[animal]]
    for length in GROUPS:
        number, group = divmod(number, len(SIGNS) ** length)
        parts.append(spell(group, length))
    return "-".join(parts)


def spell(number: int, length: int) -> str:
    signs = ""
    for _ in range(length):
        number, sign = divmod(number, len(SIGNS))
        signs += SIGNS[sign]
    return signs
