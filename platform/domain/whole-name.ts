/** A person's full name in the order of registers, "Petrova Anna Sergeevna"; the server's `wholeName` returns the same. */
export const wholeName = ({
  lastName,
  firstName,
  middleName = '',
}: {
  lastName: string
  firstName: string
  middleName?: string
}): string => [lastName, firstName, middleName].filter(Boolean).join(' ')
