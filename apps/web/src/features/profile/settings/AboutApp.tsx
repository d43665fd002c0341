import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { queryKey, useApi } from '../../../api/index.ts';
import { changeSettings, useSettings } from '../../../settings/device-settings.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SwitchRow } from '../../../ui/switch/SwitchRow.tsx';
import css from './AboutApp.module.css';
import rows from './Settings.module.css';

/** Which version runs, whose works it is made with, and, folded away, what only whoever helps a player needs (spec 000 §3). */
export function AboutApp() {
  const { debugMode } = useSettings();
  const api = useApi();
  const version = useQuery({
    queryKey: queryKey('server-version'),
    queryFn: async ({ signal }) => (await api.call('getHealth', {}, { signal })).version,
  });
  return (
    <Card level={3} title={m.profile_settings_about()}>
      <div className={rows['rows']}>
        {version.data === undefined ? null : <p>{m.profile_settings_version({ version: version.data })}</p>}
        <a className={css['link']} href="/third-party-notices.txt" target="_blank" rel="noreferrer">
          {m.profile_settings_notices()}
        </a>
        <details>
          <summary className={css['summary']}>{m.profile_settings_help()}</summary>
          <SwitchRow
            label={m.profile_settings_debug()}
            hint={m.profile_settings_debug_hint()}
            on={debugMode}
            onSwitch={(on) => changeSettings({ debugMode: on })}
          />
        </details>
      </div>
    </Card>
  );
}
