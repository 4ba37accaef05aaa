import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

/** Saves or discards the changes; reports that somebody else saved first. */
export const SaveBar = ({ draft }: { draft: SettingsDraft }) => {
  const t = useTexts('selection')
  const { choose } = draft
  return (
    <div className="selection-save">
      {choose ? (
        <ConflictPanel
          text={t('conflict.text', { name: draft.savedBy })}
          choices={{ mine: t('conflict.keep'), theirs: t('conflict.drop') }}
          onTakeAll={choose}
        />
      ) : null}
      <Button
        variant="contained"
        color="primary"
        loading={draft.isSaving}
        disabled={!draft.isDirty || draft.hasProblems || choose !== null}
        onClick={() => void draft.save()}
      >
        {t('task.save')}
      </Button>
      {draft.isDirty ? (
        <Button variant="text" onClick={draft.drop}>
          {t('task.drop')}
        </Button>
      ) : null}
      <span className="selection-hint" role="status">
        {draft.hasProblems ? t('task.incomplete') : draft.isDirty ? t('task.unsaved') : ''}
      </span>
    </div>
  )
}
