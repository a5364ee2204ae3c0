// The six reactions, drawn on 24 x 24 as with a blunt pen.
import { people } from '../lib/facts';
import type { ReactionName, Seat, TableMessage } from '../lib/wire';

interface Stroke {
  d: string;
  /** By how many degrees, and round which point. */
  turned?: string;
  solid?: boolean;
}

const face = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const leaf =
  'M12 12C9.500 11.200 7.600 9.800 7.700 7.700 7.800 6 9.500 5.200 10.800 6 11.100 6.200 11.600 6.700 12 7.500c.4-.8.9-1.300 1.200-1.500 1.300-.8 3 0 3.100 1.700.1 2.100-1.800 3.500-4.300 4.300z';
const around = (degrees: number): Stroke => ({ d: leaf, turned: `rotate(${degrees} 12 12) translate(0 -1)` });

export const drawings: Record<ReactionName, Stroke[]> = {
  applause: [
    {
      d: 'M8.200 11L5.700 8.500a1.300 1.300 0 0 1 1.900-1.900l4 4M7.600 6.600a1.300 1.300 0 0 1 1.900-1.900l4.500 4.500M9.500 4.700a1.300 1.300 0 0 1 1.900-1.900l6 6V6.500a1.300 1.300 0 0 1 2.600 0V13c0 2-.7 3.300-2 4.600-3 3-6.500 3-9 .5L4 13.100a1.300 1.300 0 0 1 1.900-1.900l2.300 2.300M3 7.500L1.500 6.500M5 4.500L4 3M8 2.500V1',
    },
  ],
  laugh: [{ d: `${face}M6.800 10.200l1.700-1.500 1.700 1.500M13.800 10.200l1.700-1.500 1.700 1.500` }, { d: 'M7 13.500h10a5 5 0 0 1-10 0z', solid: true }],
  wow: [
    { d: `${face}M7 6.800l2.600-.8M17 6.800L14.400 6M12 13.600a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z` },
    { d: 'M8.700 9.200a1 1.200 0 1 0 .01 0zM15.300 9.200a1 1.200 0 1 0 .01 0z', solid: true },
  ],
  ouch: [{ d: `${face}M7 8.200l2.600 1.500L7 11.200M17 8.200l-2.600 1.500 2.600 1.500M7.500 16.500l1.500-1.200 1.500 1.200 1.500-1.200 1.500 1.200 1.500-1.200 1.500 1.200` }],
  luck: [...[45, 135, 225, 315].map(around), { d: 'M12 12c.2 4 1 7 3 10' }],
  cheers: [
    { d: 'M3 8.500h7.500v9.500a1.500 1.500 0 0 1-1.500 1.500H4.500A1.500 1.500 0 0 1 3 18z', turned: 'rotate(14 7 14)' },
    { d: 'M13.500 8.500H21v9.500a1.500 1.500 0 0 1-1.500 1.500H15a1.500 1.500 0 0 1-1.500-1.500z', turned: 'rotate(-14 17 14)' },
    { d: 'M12 5V2.500M8.500 5.500l-1-2M15.500 5.500l1-2M3.600 12.500l7 1.700M20.400 12.500l-7 1.700' },
  ],
};

export const reactions = Object.keys(drawings) as ReactionName[];

/** Whoever sits here with others, and guests, who react to what they see. */
export const mayReact = ({ table, guest }: TableMessage, me: Seat | null): boolean =>
  me === null ? guest !== null && table.spectators : people(table).length > 1 || table.guests.length > 0;
