import { useTexts } from '../../../../i18n/use-texts.ts'
import { ConflictPanel, type Choice } from '../../saving/ConflictPanel.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

type Props = {
  state: Pick<VersionedForm, 'conflicts' | 'choose'>
  label: (name: string) => string
  /** A value as text, empty if there is none; `null`: only the form can show it. */
  shown: (name: string, value: unknown, side: Choice) => string | null
}

/** Shown above a form whose record another person changed: asks, for each field that both changed, which value to use. */
export const FormConflict = ({ state: { conflicts, choose }, label, shown }: Props) => {
  const t = useTexts()
  if (conflicts.length === 0) return null
  return (
    <ConflictPanel
      text={t('saving.conflict.textForm')}
      differences={conflicts.map(({ name, mine, theirs }) => ({
        key: name,
        label: label(name),
        mine: shown(name, mine, 'mine') ?? t('saving.conflict.inForm'),
        theirs: shown(name, theirs, 'theirs') ?? '',
      }))}
      onTake={choose}
    />
  )
}
