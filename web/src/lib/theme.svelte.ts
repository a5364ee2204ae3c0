// The system chooses light or dark, unless somebody chose on this device. theme.js applies the choice
// before the first paint.
import { keep, kept } from './device';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = kept('theme');
export const theme = $state<{ chosen: Theme }>({
  chosen: themes.find((each) => each === stored) ?? 'system',
});

export function chooseTheme(chosen: Theme): void {
  theme.chosen = chosen;
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  keep('theme', chosen === 'system' ? null : chosen);
}
