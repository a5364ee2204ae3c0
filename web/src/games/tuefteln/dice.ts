export { twoDice as book } from '../../fair/two-dice';
