import { useEffect, useRef } from 'react'

/**
 * The result, or while what is typed is not whole yet the one before it, so that the page does not
 * jump.
 */
export function useLastResult<Result>(result: Result | null): Result | null {
  const last = useRef(result)
  useEffect(() => {
    if (result) last.current = result
  }, [result])
  return result ?? last.current
}
