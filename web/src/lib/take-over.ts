// With several people at one device, one tap speaks for all of them.
import { voteForHost } from './api';
import { attempt } from './attempt';
import type { Connection } from './connection.svelte';
import { silent } from './hosting';

/** This device wants the seat to be the host's. */
export async function vote(connection: Connection, seat: number): Promise<void> {
  const message = connection.message!;
  const { id, claims, handed } = message.table;
  const claim = claims.find((each) => each.seat === seat);
  // Whoever wants the role speaks first: others can only agree.
  const voters = silent(message, claim).sort((one, other) => Number(other === seat) - Number(one === seat));
  for (const by of voters) {
    let done = false;
    const sent = await attempt(async () => {
      const table = await voteForHost(id, connection.tokenOf(by)!, seat);
      done = table.handed?.at !== handed?.at;
    });
    if (!sent || done) return;
  }
}
