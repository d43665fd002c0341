// Once a page, which test files share.
import './no-sound.ts';
