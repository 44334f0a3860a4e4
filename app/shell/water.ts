import { brand } from '~/brand'
import { createSurface } from './surface'
import { waterOpacity } from './water.rules'
import { announceWater, onWaterSwitch } from './water-state'

const FRAME = 1000 / 30
const STILL = 'still'

function isStilled() {
  try {
    return localStorage.getItem(brand.storageKeys.water) === STILL
  } catch {
    return false
  }
}

function remember(moving: boolean) {
  try {
    if (moving) localStorage.removeItem(brand.storageKeys.water)
    else localStorage.setItem(brand.storageKeys.water, STILL)
  } catch {
    // Storage is full or forbidden: the choice counts until the page is left.
  }
}

/**
 * Calls `draw` 30 times a second with the seconds that it has moved, while `isMoving` says so and
 * the window is seen.
 */
function animate(draw: (seconds: number) => void, isMoving: () => boolean) {
  let moved = 0
  let last = 0
  const step = (now: number) => {
    requestAnimationFrame(step)
    const passed = now - last
    if (passed < FRAME || !isMoving()) return
    moved += Math.min(passed, 100)
    last = now
    draw(moved / 1000)
  }
  requestAnimationFrame(step)
}

/**
 * The water behind the dark theme (spec §4): fainter the further the page is scrolled, stopped by
 * its switch in the footer, never there under reduced motion, and in the light theme not seen and
 * not drawn. Without WebGL it says so in the console.
 */
export function startWater() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const canvas = document.createElement('canvas')
  const draw = createSurface(canvas)
  if (!draw) {
    // eslint-disable-next-line no-console -- spec §4: disabled with a console warning
    console.warn('WebGL is not available: the background is still.')
    return
  }
  canvas.className = 'water'
  canvas.setAttribute('aria-hidden', 'true')
  document.body.append(canvas)
  let moving = !isStilled()
  const fade = () => {
    canvas.style.opacity = String(waterOpacity(scrollY))
  }
  fade()
  addEventListener('scroll', fade, { passive: true })
  draw(0)
  addEventListener('resize', () => {
    if (!moving) draw(0)
  })
  animate(draw, () => moving && canvas.checkVisibility())
  announceWater(moving)
  onWaterSwitch(() => {
    moving = !moving
    remember(moving)
    announceWater(moving)
  })
}
