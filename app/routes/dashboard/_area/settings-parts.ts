import type { SettingsPart } from '~/paths'
import type { IconName } from '~/ui/media/icon'

export type SettingsGroup = 'you' | 'signIn' | 'choices' | 'company' | 'data'

/** The pages of the settings that are open, in the order in which they are listed. */
export const SETTINGS: { group: SettingsGroup; parts: { part: SettingsPart; icon: IconName }[] }[] =
  [
    {
      group: 'you',
      parts: [
        { part: 'profile', icon: 'circle-user' },
        { part: 'addresses', icon: 'receipt-text' },
      ],
    },
    {
      group: 'signIn',
      parts: [
        { part: 'password', icon: 'key-round' },
        { part: 'second-factor', icon: 'smartphone' },
        { part: 'sessions', icon: 'app-window' },
        { part: 'tokens', icon: 'key-round' },
        { part: 'webhooks', icon: 'activity' },
      ],
    },
    {
      group: 'choices',
      parts: [
        { part: 'language', icon: 'palette' },
        { part: 'notifications', icon: 'bell' },
      ],
    },
    {
      group: 'company',
      parts: [
        { part: 'company', icon: 'briefcase' },
        { part: 'people', icon: 'users' },
      ],
    },
    {
      group: 'data',
      parts: [{ part: 'data', icon: 'folder' }],
    },
  ]
