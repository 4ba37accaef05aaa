import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import type { Value } from '../../../../fields/domain/values.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'
import type { Conflict } from '../store-types.ts'

type Props = { store: FillingStore; conflict: Conflict; left: number; onLater: () => void }

/** A value was changed in two places, by one person or two: asks immediately which one to keep. */
export const ConflictDialog = ({ store, conflict: { place, mine, theirs }, left, onLater }: Props) => {
  const t = useTexts('project-profiles')
  const id = useId()
  const { tree, references } = useProfileEditing()
  const field = fieldOf(tree, place)
  if (!field) return null
  const words = (value: Value) => valueText(field, value, { ...references(), locale: currentLocale() })
  const self = theirs.isSelf ? 'Self' : ''
  const name = wordsIn(field.name)
  return (
    <WorkTheme>
      <Dialog open onClose={onLater} aria-labelledby={id} maxWidth="sm" fullWidth>
        <ConflictPanel
          titleId={id}
          title={t(`fill.conflict.title${self}`)}
          text={t(`fill.conflict.text${self}`, { name })}
          differences={[
            { key: '', label: '', mine: words(mine), theirs: words(theirs.value), author: theirs },
          ]}
          onTake={(_key, choice) => store.resolve(place, choice)}
          onLater={onLater}
        >
          {left > 0 ? <p className="conflict-who">{t('fill.conflict.left', { count: left })}</p> : null}
        </ConflictPanel>
      </Dialog>
    </WorkTheme>
  )
}
