import { isLocked, type LockedKind } from '../../../domain/edit-locks.rules.ts'

/** A field that stays as it is cannot be typed into, and says why where its help stands. */
export const lockedField = (
  kind: LockedKind,
  name: string,
  reliedOn: number,
  t: (key: string) => string,
): { disabled: true; help: string } | Record<never, never> =>
  isLocked(kind, name, reliedOn) ? { disabled: true, help: t(`settings.locked.why.${kind}`) } : {}
