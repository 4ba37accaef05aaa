import '../projects.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'
import type { ProjectSettings } from './use-project-form.ts'
import { useShownValue } from './use-shown-value.ts'

type Props = { settings: ProjectSettings; merged: NonNullable<ProjectSettings['merged']> }

/** After the newest version was loaded: where it differs from what was typed, and a way to take the saved value. */
export const MergedNotice = ({ settings: { takeTheirs, dismissMerged }, merged }: Props) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="project-notice project-notice-info" role="status" tabIndex={-1} ref={box}>
      <InfoIcon />
      <div>
        <strong>{t('conflict.mergedTitle')}</strong>
        <p>{merged.names.length > 0 ? t('conflict.mergedText') : t('conflict.mergedClean')}</p>
        <ul>
          {merged.names.map((name) => (
            <li key={name}>
              <span>
                <b>{t(`fields.${name}`)}</b>
                <small>{t('conflict.theirs', { value: shown(name, merged.project) })}</small>
              </span>
              <Button size="small" onClick={() => takeTheirs(name)}>
                {t('conflict.takeTheirs')}
                <span className="visually-hidden">{t(`fields.${name}`)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button size="small" variant="text" onClick={dismissMerged}>
          {t('conflict.done')}
        </Button>
      </div>
    </div>
  )
}
