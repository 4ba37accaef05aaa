import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

/** Saves the settings, or takes the changes back; says when somebody else was faster. */
export const SaveBar = ({ draft }: { draft: SettingsDraft }) => {
  const t = useTexts('selection')
  const { conflict } = draft
  return (
    <div className="selection-save">
      {conflict ? (
        <div className="selection-note" role="alert">
          <p>{t('conflict.text', { name: conflict.by })}</p>
          <Button size="small" onClick={conflict.keep}>
            {t('conflict.keep')}
          </Button>
          <Button size="small" onClick={conflict.drop}>
            {t('conflict.drop')}
          </Button>
        </div>
      ) : null}
      <Button
        variant="contained"
        color="primary"
        loading={draft.isSaving}
        disabled={!draft.isDirty || draft.hasProblems || conflict !== null}
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
