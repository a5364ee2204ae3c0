// When the host is lost: who wants to take over, and who agrees.
import type { Claim, Seat, TableMessage } from './wire';

const PATIENCE = 120_000; // as the server's

/** Whether those at the table may choose another host; `now` is by the server's clock. */
export function isHostLost({ host, mine, table }: TableMessage, now: number): boolean {
  const seated = mine.some((seat) => seat !== null);
  return seated && !host && table.host_away !== null && now - table.host_away >= PATIENCE;
}

/** The seats of this device that have not agreed with a claim. */
export const silent = ({ mine }: TableMessage, claim: Claim | undefined): Seat[] =>
  mine.filter((seat) => seat !== null).filter((seat) => !claim?.agreed.includes(seat));

/** The claim of somebody at this device. */
export const ownClaim = ({ mine, table }: TableMessage): Claim | undefined =>
  table.claims.find((claim) => mine.includes(claim.seat));

/** Claims of others that somebody at this device could still agree with. */
export const claimsToJudge = (message: TableMessage): Claim[] =>
  message.table.claims.filter((claim) => !message.mine.includes(claim.seat) && silent(message, claim).length > 0);
