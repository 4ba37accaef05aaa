import { useRouterState } from '@tanstack/react-router'
import type { ScreenPath } from '#platform/domain/screen-paths.ts'

/** The number that an address names in the place of `:name` of its screen's path; undefined when it is none. */
export const usePathNumber = (path: ScreenPath, name: string): number | undefined => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const said = pathname.split('/')[path.split('/').indexOf(`:${name}`)] ?? ''
  return /^[1-9]\d{0,14}$/.test(said) ? Number(said) : undefined
}
