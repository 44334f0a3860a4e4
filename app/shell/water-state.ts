const CHANGED = 'water-changed'
const SWITCHED = 'water-switched'

let moving: boolean | null = null

/** Whether the water moves; null while there is none. */
export function isWaterMoving() {
  return moving
}

/** To be told when it starts or stops; gives back how to end that. */
export function onWaterChange(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

export function announceWater(now: boolean) {
  moving = now
  dispatchEvent(new Event(CHANGED))
}

export function switchWater() {
  dispatchEvent(new Event(SWITCHED))
}

export function onWaterSwitch(listener: () => void) {
  addEventListener(SWITCHED, listener)
}
