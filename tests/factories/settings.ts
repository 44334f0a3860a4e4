import { SETTINGS, type SettingKey, type Settings } from '~/domain/settings/setting.rules'
import { changeSetting, readSettingsWithHistory } from '~/domain/settings/settings.server'
import { ADMIN } from './running-order'

/** The version that somebody who looks now is shown. */
export async function versionOf(key: SettingKey) {
  return (await readSettingsWithHistory()).versions[key]
}

/** Sets a value, whatever it was before. */
export async function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]) {
  await changeSetting(ADMIN, key, value, await versionOf(key))
}

/** Everything as it is until somebody sets it; what happened stays in the log. */
export async function resetSettings() {
  for (const key of Object.keys(SETTINGS) as SettingKey[]) await setSetting(key, SETTINGS[key].usual as Settings[typeof key])
}
