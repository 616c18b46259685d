export const contentUrl = (fileId: string) => `/api/library/files/${fileId}/content`;
