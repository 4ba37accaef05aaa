import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { HistoryIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { templateActions } from '../list/template-actions.tsx'
import { builderPath } from '../paths.ts'
import type { WhichBuilder } from '../places.ts'
import type { TreeProblem } from '../problems/tree-problems.ts'
import { BuilderSaveState } from '../BuilderSaveState.tsx'
import type { Builder } from '../session/use-builder.ts'
import { UndoButtons } from '../UndoButtons.tsx'
import { openPublishing, openVersions } from '../versions/open-versions.tsx'
import { versionActions } from '../versions/version-actions.ts'
import { VersionState } from '../versions/VersionState.tsx'

type Props = { builder: Builder; which: WhichBuilder; problems: readonly TreeProblem[] }

/** Header of the builder: version, save status and actions. */
export const BuilderHead = ({ builder, which, problems }: Props) => {
  const t = useTexts('profile-templates')
  const { session, state, mayEdit } = builder
  const { version } = state
  const { templateId: id, name, description, purpose, main, use, templateActions: ofTemplate } = version
  const actions = [
    ...useActions(versionActions)(version),
    ...useActions(templateActions, { isOpen: true })({
      id,
      name,
      description,
      purpose,
      main,
      use,
      actions: ofTemplate,
    }),
  ]
  const publish = () => {
    void session.flush()
    openPublishing(t('builder.publish.title', { number: version.number }), { session, which })
  }
  return (
    <>
      <RecordNavigation backTo={builderPath} backLabel={t('builder.list.title')} />
      <PageHead
        title={version.name}
        actions={
          <>
            {mayEdit ? <UndoButtons builder={builder} /> : null}
            <Button
              startIcon={<HistoryIcon />}
              onClick={() => openVersions(t('builder.versions.title'), { session, which })}
            >
              {t('builder.versions.title')}
            </Button>
            {version.actions.includes('publish') || mayEdit ? (
              <Button variant="contained" onClick={publish}>
                {t('builder.publish.button')}
              </Button>
            ) : null}
            <PageActions actions={actions} label={t('builder.versions.actions')} />
          </>
        }
      />
      <div className="builder-facts">
        <VersionState version={version} />
        {version.main ? <span>{t('builder.list.mainLong')}</span> : null}
        {mayEdit && problems.length > 0 ? (
          <button type="button" className="builder-problem" onClick={publish}>
            <WarningIcon />
            {t('builder.publish.problems', { count: problems.length })}
          </button>
        ) : null}
        {mayEdit ? <BuilderSaveState builder={builder} /> : null}
      </div>
    </>
  )
}
