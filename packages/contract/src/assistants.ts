/** Where assistants speak the Model Context Protocol, under APP_URL. No page of the client. */
export const ASSISTANTS_ADDRESS = '/mcp';
