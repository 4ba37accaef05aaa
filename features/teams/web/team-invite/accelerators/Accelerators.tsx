import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { MyTeamRequests } from './MyTeamRequests.tsx'
import { OwnAccelerators } from './OwnAccelerators.tsx'
import { Recruiting } from './Recruiting.tsx'

/** Accelerators one works in, has asked, and may ask for a place in the team. */
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
