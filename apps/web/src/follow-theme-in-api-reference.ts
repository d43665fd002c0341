// The text of this page is in it already (`api-reference/api-reference-plugin.ts`): a script only follows the theme.
import { followTheme } from './ui/theme/theme.ts';

followTheme();
