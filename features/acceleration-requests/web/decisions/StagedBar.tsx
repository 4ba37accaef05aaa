import './decisions.css'
import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { useStaged } from './decision-queries.ts'

// The form library is loaded only when a form is opened.
const ReleaseForm = lazy(async () => ({ default: (await import('./ReleaseForm.tsx')).ReleaseForm }))

/** Number of unreleased decisions with a release button; and the current run. */
export const StagedBar = ({ mayRelease }: { mayRelease: boolean }) => {
  const t = useTexts('acceleration-requests')
  const { data, isPending } = useStaged()
  if (!data) return <ReservedSpace name="decisions.staged" waits={isPending} />
  const sum = (kind: 'accept' | 'reject') => data.tracks.reduce((total, one) => total + one[kind], 0)
  const [accept, reject] = [sum('accept'), sum('reject')]
  const count = accept + reject
  const open = () =>
    openDrawer({
      title: t('inWork.actions.releaseTitle'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <ReleaseForm />
        </Suspense>
      ),
    })
  return (
    <ReservedSpace name="decisions.staged" waits={false}>
      {count === 0 && data.runId === null ? null : (
        <div className="decision-bar">
          {data.runId === null ? null : (
            <p>
              <span>{t('decisions.running')}</span>{' '}
              <TextLink to={linkTo('/bch/view/projects-in-work/decision-run', { runId: data.runId })}>
                {t('decisions.openRun')}
              </TextLink>
            </p>
          )}
          {count === 0 ? null : (
            <>
              <p>
                <strong title={t('decisions.waitingOf', { accept, reject })}>
                  <TextLink to={linkTo('/bch/view/projects-in-work', { staged: 'ACCEPT,REJECT' })}>
                    {t('decisions.waiting', { count })}
                  </TextLink>
                </strong>
                <TextLink to="/bch/view/projects-in-work/decision-runs">{t('decisions.runs')}</TextLink>
              </p>
              {mayRelease ? (
                <Button size="small" variant="contained" color="primary" onClick={open}>
                  {t('decisions.release')}
                </Button>
              ) : null}
            </>
          )}
        </div>
      )}
    </ReservedSpace>
  )
}
