// A bot in JavaScript: vierling simulate input --bots "cmd:node examples/bot.mjs,easy".
// In Input it announces a number whenever it may; otherwise, and elsewhere, it plays at random.

import { createInterface } from 'node:readline'

const announces = /!\d$/

let view = {}
let moves = []

function choose(seed) {
  const bold = view.stakes ? moves.filter((move) => announces.test(move)) : []
  const from = bold.length ? bold : moves
  return from[seed % from.length]
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(' ')
  if (word === 'vierling') console.log('ready')
  if (word === 'view') view = JSON.parse(rest.join(' '))
  if (word === 'moves') moves = rest
  if (word === 'go') console.log(`move ${choose(Number(rest[3]))}`) // go time 10000 seed 271828
  if (word === 'quit') break
}
