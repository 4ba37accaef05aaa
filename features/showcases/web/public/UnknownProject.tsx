import { useEffect, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { getShownProject } from '../../contract/shown-project.endpoints.ts'
import { ProjectActions } from './ProjectActions.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import type { ShownPage } from './shown-project.types.ts'
import { projectsPath, showcaseParam } from './projects-path.ts'

const requestedProject = (): { projectId: string; showcaseId?: string } | null => {
  const search = new URLSearchParams(location.search)
  const [id, showcase] = [search.get('id') ?? '', search.get(showcaseParam) ?? '']
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  return { projectId: id, ...(/^[1-9]\d{0,14}$/.test(showcase) ? { showcaseId: showcase } : {}) }
}

/**
 * A project that does not exist or is not public. For a signed-in person, who may see more, the showcase is queried
 * again; without a result they are redirected to the work area, which has their own projects.
 */
export const UnknownProject = () => {
  const t = useTexts('showcases')
  const signedIn = useSignedIn()
  const [page, setPage] = useState<ShownPage | null>(null)
  useEffect(() => {
    const query = requestedProject()
    if (!signedIn || !query) return
    call(getShownProject, { query }, { deniedHere: true }).then(setPage, () =>
      location.replace(linkTo('/bch/view/project-details', { id: Number(query.projectId) })),
    )
  }, [signedIn])
  if (page)
    return (
      <ProjectPage
        page={page}
        actions={<ProjectActions page={page} address={location.pathname + location.search} />}
      />
    )
  if (signedIn && requestedProject()) return <WaitingPage title={t('public.opening')} />
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.unknown.text')}
      action={{ href: projectsPath, label: t('public.all') }}
    />
  )
}
