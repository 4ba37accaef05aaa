import './portal-texts.css'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { largestFile, useSending } from '#platform/web/work/components/form/file/use-sending.ts'
import { PictureChoice } from '#platform/web/work/components/form/image/PictureChoice.tsx'
import { pictureExtensions } from '../../../fields/domain/rich-text.rules.ts'
import { deleteStartPicture, uploadStartPicture } from '../../contract/start-picture.endpoints.ts'
import type { StartPageName } from '../../domain/start-pages.ts'

/** The picture of a start page: an uploaded one, or the drawn one. */
export const StartPicture = ({ page, pictureUrl }: { page: StartPageName; pictureUrl: string | null }) => {
  const t = useTexts('landing')
  const remove = useCommand(deleteStartPicture, { success: t('admin.picture.removed') })
  const sending = useSending({ types: pictureExtensions, maxSize: largestFile })
  return (
    <div className="start-picture">
      <PictureChoice
        label={t('admin.picture.title')}
        help={t('admin.picture.help')}
        present={pictureUrl !== null}
        sending={sending}
        onTake={(file) =>
          void sending.run((options) => upload(uploadStartPicture, { query: { page } }, file, options))
        }
        onRemove={() => remove.mutate({ body: { page } })}
      >
        {pictureUrl ? <img src={pictureUrl} alt={t('admin.picture.now')} /> : null}
      </PictureChoice>
    </div>
  )
}
