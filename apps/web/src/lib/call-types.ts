/** A call of the contract: its method and path, and whether its input or answer names its parts. */
export type CallRoute = string | [to: string, structure: CallStructure];
export type CallRoutes = { [name: string]: CallRoute | CallRoutes };
export type CallStructure = { inputStructure?: 'compact' | 'detailed'; outputStructure?: 'compact' | 'detailed' };

export type Fetch = (request: Request) => Promise<Response>;
