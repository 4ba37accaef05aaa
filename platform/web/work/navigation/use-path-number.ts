import { useRouterState } from '@tanstack/react-router'
import type { ScreenPath } from '#platform/domain/screen-paths.ts'

/** The number in the URL at `:name` of the screen's path; undefined if invalid. */
export const usePathNumber = (path: ScreenPath, name: string): number | undefined => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const part = pathname.split('/')[path.split('/').indexOf(`:${name}`)] ?? ''
  return /^[1-9]\d{0,14}$/.test(part) ? Number(part) : undefined
}
