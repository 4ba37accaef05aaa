export const TotalSelection = () => null
