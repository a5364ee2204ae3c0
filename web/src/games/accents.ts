// The colours of all games, loaded before the first paint. A new game brings accent.css in its folder.
import.meta.glob('./*/accent.css', { eager: true });
