import { lazy } from 'react'
import { AfterStart } from './after-start'

/** Without its code the forms and links of the cookie choice are plain ones, which work as well. */
const CookieChoice = lazy(() => import('./cookie-choice').catch(() => ({ default: () => null })))

/** Loads what script adds to the cookie choice, after the page is running. */
export function CookieChoiceLoader() {
  return (
    <AfterStart>
      <CookieChoice />
    </AfterStart>
  )
}
