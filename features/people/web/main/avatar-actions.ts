import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { deleteImage } from '../../contract/avatar.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'

/** Updates the person's own picture everywhere at once, including the header. */
export const showAvatar = (url: string | null): void =>
  personStore.set((person) => person && { ...person, avatarUrl: url })

/** Actions on the person's own picture. */
export const avatarActions = actionsOf<NonNullable<Profile['avatar']>>('people:avatar', {
  remove: {
    danger: true,
    confirm: true,
    send: async () => {
      await call(deleteImage, {})
      showAvatar(null)
    },
  },
})
