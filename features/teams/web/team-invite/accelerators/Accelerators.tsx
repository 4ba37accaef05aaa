import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { MyTeamRequests } from './MyTeamRequests.tsx'
import { OwnAccelerators } from './OwnAccelerators.tsx'
import { Recruiting } from './Recruiting.tsx'

/** Accelerators of the user: memberships, requests, and those that accept requests. */
export const Accelerators = () => {
  const t = useTexts('teams')
  return (
    <>
      <PageHead title={t('accelerators.title')} />
      <OwnAccelerators />
      <MyTeamRequests />
      <Recruiting />
    </>
  )
}
