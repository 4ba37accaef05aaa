import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { createLink } from './settings-links.ts'
import type { ContentKind } from './settings.queries.ts'
import { TreeLink } from './TreeLink.tsx'

type Props = {
  kind: ContentKind
  parentId?: number
  /** The primary action of the screen. */
  primary?: boolean
}

/** Link to the form of a new item. */
export const CreateLink = ({ kind, parentId, primary = false }: Props) => {
  const t = useTexts('programmes')
  return (
    <Button
      component={TreeLink}
      to={createLink(kind, parentId)}
      startIcon={<AddIcon />}
      {...(primary
        ? { variant: 'contained', color: 'primary' }
        : { variant: 'text', size: 'small', className: 'settings-add' })}
    >
      {t(`settings.create.${kind}`)}
    </Button>
  )
}
