import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { unlinkDictionary } from '../../contract/dictionary.endpoints.ts'
import type { Link } from './link.types.ts'
import { findLinks, linkName } from './links.ts'

type Props = { chosen: Link; onChoose: (childId: number | undefined) => void }

/** Choice of a link between two dictionaries, with the button to remove it. */
export const ChainChoice = ({ chosen, onChoose }: Props) => {
  const t = useTexts('dictionaries')
  const id = useId()
  const unlink = useCommand(unlinkDictionary, {
    success: t('linked.unlinked'),
    onDone: () => onChoose(undefined),
  })
  return (
    <div className="linked-chain">
      <label htmlFor={id}>{t('linked.chain')}</label>
      <Combobox
        id={id}
        label={t('linked.chain')}
        options={findLinks}
        chosen={[{ value: chosen.child.id, label: linkName(chosen) }]}
        clearable={false}
        onChange={([link]) => {
          // The field is cleared while typing; the open link stays until another is chosen.
          if (link) onChoose(Number(link.value))
        }}
      />
      <Button
        loading={unlink.isPending}
        onClick={() => unlink.mutate({ body: { childId: chosen.child.id } })}
      >
        {t('linked.unlink')}
      </Button>
    </div>
  )
}
