import { upload } from '#platform/web/api/upload.ts'
import { wholeName } from '#platform/domain/whole-name.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { SendOptions } from '#platform/web/work/components/form/file/use-sending.ts'
import type { Square } from '#platform/web/work/components/form/image/CropDialog.tsx'
import { ImageField } from '#platform/web/work/components/form/ImageField.tsx'
import { uploadImage } from '../../contract/avatar.endpoints.ts'
import { imageExtensions } from '../../domain/lists.ts'
import type { Profile } from '../profile/profile.types.ts'
import { avatarActions, showAvatar } from './avatar-actions.ts'

const none: NonNullable<Profile['avatar']> = { url: '', largeUrl: '', actions: [] }

const extensionOf = (name: string) => {
  const ending = name.split('.').pop()?.toLowerCase()
  return imageExtensions.find((extension) => extension === ending) ?? 'png'
}

/** The person's own picture; the header is updated at once. */
export const AvatarField = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const [remove] = useActions(avatarActions)(profile.avatar ?? none)
  const send = async (file: File, { x, y, size }: Square, options: SendOptions) => {
    const extension = extensionOf(file.name)
    const avatar = await upload(uploadImage, { query: { extension, x, y, size } }, file, options)
    showAvatar(avatar.url)
    notify({ code: 200, text: t('profile.photoSaved') })
  }
  return (
    <ImageField
      label={t('profile.photo')}
      help={t('profile.photoHelp')}
      name={wholeName(profile)}
      url={profile.avatar?.largeUrl ?? null}
      send={send}
      remove={() => remove?.onClick()}
    />
  )
}
