import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { builderLink, type WhichBuilder } from '../places.ts'

/** Empty state for a missing element, which was removed or undone. */
export const NoElement = ({ which }: { which: WhichBuilder }) => {
  const t = useTexts('profile-templates')
  return (
    <>
      <PageHead />
      <EmptyState
        icon={SearchIcon}
        title={t('builder.element.gone')}
        text={t('builder.element.goneText')}
        action={
          <Button component={ScreenLink} to={builderLink(which)}>
            {t('builder.element.back')}
          </Button>
        }
      />
    </>
  )
}
