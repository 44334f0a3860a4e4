import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isWaterMoving, onWaterChange, switchWater } from './water-state'

/**
 * Stops the moving background and lets it move again; there only where it moves, which is with
 * script in the dark theme.
 */
export default function WaterSwitch() {
  const { t } = useTranslation('ui')
  const moving = useSyncExternalStore(onWaterChange, isWaterMoving, () => null)
  if (moving === null) return null
  return (
    <button
      type="button"
      onClick={switchWater}
      className="min-h-11 text-start quiet-link light:hidden"
    >
      {t(moving ? 'water.stop' : 'water.start')}
    </button>
  )
}
