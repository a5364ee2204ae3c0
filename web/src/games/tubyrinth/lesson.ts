// Which tile a move of a guided match needs; where it goes is drawn on the board.
import './lesson.css';
import { laidBy } from './geometry';

function spots(name: string): string[] {
  const laid = laidBy(name);
  return [`[data-testid="${laid ? `tile-${laid.tile}` : name}"]`];
}

export default { spots };
