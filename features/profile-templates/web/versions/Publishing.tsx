import '../builder.css'
import '#platform/web/work/components/drawer/drawer.css'
import '#platform/web/work/components/form/form.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { isStuck } from '#platform/web/save-queue/save-status.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { publishProfileTemplate } from '../../contract/template.endpoints.ts'
import { countElements } from '../../../fields/domain/tree.ts'
import { builderLink } from '../places.ts'
import { ProblemList } from '../problems/ProblemList.tsx'
import { treeProblems } from '../problems/tree-problems.ts'
import type { AboutVersion } from './open-versions.tsx'
import { isActive } from '../../domain/phases.ts'

/** Explains publication before it is confirmed, with links to its problems. */
export const Publishing = ({ session, which }: AboutVersion) => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const { version, history } = useStore(session.state)
  const isUnsaved = isStuck(useStore(session.queue.status))
  const problems = useMemo(() => treeProblems(history.now, version), [history.now, version])
  const { warnings, use } = version
  const publish = useCommand(publishProfileTemplate, {
    success: t('builder.publish.done', { number: version.number }),
    onDone: (published) => {
      session.accept(published)
      closeDrawer()
      go(builderLink({ templateId: published.templateId }))
    },
  })
  const active = version.versions.find(isActive)
  const run = async () => {
    if (await session.flush()) publish.mutate({ body: { versionId: version.id } })
  }
  return (
    <>
      <div className="drawer-text">
        <p>{t('builder.publish.text', { count: countElements(history.now) })}</p>
        <ul>
          <li>
            {active
              ? t('builder.publish.replaces', { number: active.number })
              : t(
                  version.main
                    ? 'builder.publish.firstMain'
                    : version.purpose === 'EXPERTISE'
                      ? 'builder.publish.firstExpertise'
                      : 'builder.publish.first',
                )}
          </li>
          {use.tasksCount > 0 ? <li>{t('builder.publish.asked', { count: use.tasksCount })}</li> : null}
          {use.begun > 0 ? <li>{t('builder.publish.running')}</li> : null}
          {use.elementsCount > 0 ? <li>{t('builder.publish.values')}</li> : null}
        </ul>
      </div>
      {problems.length > 0 ? <ProblemList problems={problems} tree={history.now} which={which} /> : null}
      {warnings.length > 0 ? (
        <ProblemList problems={warnings} tree={history.now} which={which} isWarning />
      ) : null}
      {isUnsaved ? <p className="builder-problem">{t('builder.publish.unsaved')}</p> : null}
      <div className="form-buttons">
        <Button
          variant="contained"
          loading={publish.isPending}
          disabled={problems.length > 0 || isUnsaved}
          onClick={() => void run()}
        >
          {t('builder.publish.button')}
        </Button>
        <Button onClick={cancelDrawer}>{t('actions.cancel')}</Button>
      </div>
    </>
  )
}
