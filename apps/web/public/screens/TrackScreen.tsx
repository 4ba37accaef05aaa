import { lazy, Suspense, useCallback, type MouseEvent } from 'react'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { useAddress } from '#platform/web/public/use-address.ts'
import { call } from '#platform/web/api/call.ts'
import { TrackPage } from '../../../../features/programmes/web/public/TrackPage.tsx'
import { applyAddress, withoutApply } from '../apply-address.ts'
import type { TrackData } from '../load-track.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'
import type { ProjectCalls } from '../../../../features/acceleration-requests/web/public/apply-projects.ts'
import { createProject, listMyProjects } from '../../../../features/projects/contract/project.endpoints.ts'

/** Calls of the projects feature that the application dialog uses. */
const projectCalls: ProjectCalls = {
  list: async () => {
    const query = { limit: 50, sorting: 'NAME', sortingDirection: 'ASC' } as const
    const { items } = await call(listMyProjects, { query }, { deniedHere: true })
    return items.map(({ id, name, actions }) => ({ id, name, mayApply: actions.includes('apply') }))
  },
  create: (name) => call(createProject, { body: { name } }, { deniedHere: true }),
}

const ApplyDialog = lazy(async () => ({
  default: (await import('../../../../features/acceleration-requests/web/public/ApplyDialog.tsx'))
    .ApplyDialog,
}))

/** A track's page, with the application dialog over it while the URL has `apply=1`. */
export const TrackScreen = ({ data: { track, now }, address }: ScreenProps<TrackData>) => {
  const [here, go] = useAddress(address)
  const signedIn = useSignedIn()
  const page = withoutApply(here)
  const href = applyAddress(page, signedIn)
  const close = useCallback(() => go(page, 'replace'), [go, page])
  const apply = (event: MouseEvent): void => {
    if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(href, 'push')
  }
  return (
    <>
      <TrackPage track={track} now={now} applyHref={href} onApply={apply} />
      {signedIn && page !== here && track.closedBecause === null ? (
        <Suspense fallback={null}>
          <ApplyDialog track={track} projects={projectCalls} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
