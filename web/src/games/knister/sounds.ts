import type { Sounding } from '../../atmosphere/sounding';
import { writingSounds } from '../../atmosphere/writing';
import type { View } from './view.gen';

const sounding: Sounding<View> = writingSounds;

export default sounding;
