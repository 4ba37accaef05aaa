import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import type { SendOptions } from '#platform/web/work/components/form/file/use-sending.ts'
import type { Square } from '#platform/web/work/components/form/image/CropDialog.tsx'
import { ImageField } from '#platform/web/work/components/form/ImageField.tsx'
import { deleteImage, uploadImage } from '../../contract/avatar.endpoints.ts'
import { imageExtensions } from '../../domain/lists.ts'
import type { Profile } from '../profile/profile.types.ts'

const extensionOf = (name: string) => {
  const ending = name.split('.').pop()?.toLowerCase()
  return imageExtensions.find((extension) => extension === ending) ?? 'png'
}

/** The own picture; the header shows the new one at once. */
export const AvatarField = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const remove = useCommand(deleteImage)
  const show = (avatar: Profile['avatar'], words: string) => {
    personStore.set((person) => person && { ...person, avatarUrl: avatar?.url ?? null })
    notify({ code: 200, text: words })
  }
  const send = async (file: File, { x, y, size }: Square, options: SendOptions) => {
    const extension = extensionOf(file.name)
    const avatar = await upload(uploadImage, { query: { extension, x, y, size } }, file, options)
    show(avatar, t('profile.photoSaved'))
  }
  const askToRemove = () =>
    confirm({
      title: t('profile.photoRemoveTitle'),
      text: t('profile.photoRemoveText'),
      submitLabel: t('actions.remove'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({})
        show(null, t('profile.photoRemoved'))
      },
    })
  return (
    <ImageField
      label={t('profile.photo')}
      help={t('profile.photoHelp')}
      name={`${profile.lastName} ${profile.firstName}`}
      url={profile.avatar?.largeUrl ?? null}
      send={send}
      remove={askToRemove}
    />
  )
}
