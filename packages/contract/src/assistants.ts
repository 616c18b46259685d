/** Assistants speak the Model Context Protocol at this address, under APP_URL. No page of the client. */
export const ASSISTANTS_ADDRESS = '/mcp';
