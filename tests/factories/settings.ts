import { SETTINGS, type SettingKey, type Settings } from '~/domain/settings/setting.rules'
import { findProposal } from '~/domain/settings/setting-proposals.server'
import {
  changeSetting,
  confirmProposal,
  readSettingsWithHistory,
} from '~/domain/settings/settings.server'
import { BEFORE_MONEY } from '~/platform/session/permissions.rules'
import { db } from '~/platform/db/db.server'
import { ADMIN } from './running-order'

/** The version that somebody who looks now is shown. */
export async function versionOf(key: SettingKey) {
  return (await readSettingsWithHistory()).versions[key]
}

/** Sets a value, whatever it was before; what takes two people, a second one confirms. */
export async function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]) {
  await db.settingProposal.deleteMany({ where: { key } })
  const { kind } = await changeSetting(ADMIN, key, value, await versionOf(key))
  if (kind !== 'proposed') return
  const { at } = (await findProposal(key))!
  await confirmProposal({ type: 'admin', id: 2 }, key, at.getTime())
}

/**
 * Everything as it is until somebody sets it, and in the demo, whose accounts move money without a
 * second factor; what happened stays in the log.
 */
export async function resetSettings() {
  for (const key of Object.keys(SETTINGS) as SettingKey[])
    await setSetting(
      key,
      key === BEFORE_MONEY ? false : (SETTINGS[key].usual as Settings[typeof key]),
    )
}
