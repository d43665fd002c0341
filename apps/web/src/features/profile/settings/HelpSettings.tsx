import { m } from '@touchline/messages';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import css from './HelpSettings.module.css';
import { Switch } from './Switch.tsx';

/** What only whoever helps a player needs, folded away at the end (spec 000 §3). */
export function HelpSettings() {
  const { debugMode } = useSettings();
  return (
    <details className={css['fold']}>
      <summary className={css['summary']}>{m.profile_settings_help()}</summary>
      <Switch
        label={m.profile_settings_debug()}
        hint={m.profile_settings_debug_hint()}
        on={debugMode}
        onSwitch={(on) => changeSettings({ debugMode: on })}
      />
      <a className={css['link']} href="/third-party-notices.txt" target="_blank" rel="noreferrer">
        {m.profile_settings_notices()}
      </a>
    </details>
  );
}
