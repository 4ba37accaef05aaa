export const SelectionRecord = () => null
