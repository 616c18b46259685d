import { AwsV4Signer } from 'aws4fetch';
import type { Config } from '../config.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import type { GuardedAnswer, GuardedRequest } from '../fetch/guarded-client.ts';
import { serviceClient } from '../fetch/service-client.ts';

/** An object of a bucket beside our own, as a request answers it. */
export type BucketReader = (bucket: string, key: string, request: GuardedRequest) => Promise<GuardedAnswer>;

type Settings = Pick<Config, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** By the keys of the installation's own storage; null where it has none. The bucket in which people's files are is not read. */
export function openBucketReader(config: Settings): BucketReader | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const keys = { region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return async (bucket, key, { headers, ...request }) => {
    if (bucket === S3_BUCKET)
      throw new FetchError('address-refused', `${bucket} holds the files of this server, which are not imported`);
    // Such a part would be taken out of the address together with the one before it, and lead into any bucket.
    const parts = [bucket, ...key.split('/')];
    if (!bucket || parts.some((part) => part === '.' || part === '..'))
      throw new FetchError('address-refused', `s3://${bucket}: a name of a bucket or of a part may not be . or ..`);
    const path = parts.map(encodeURIComponent).join('/');
    const url = `${S3_ENDPOINT.replace(/\/+$/, '')}/${path}`;
    const signed = await new AwsV4Signer({ method: 'GET', url, service: 's3', ...keys }).sign();
    return serviceClient.request(signed.url, {
      ...request,
      headers: { ...Object.fromEntries(signed.headers), ...headers },
    });
  };
}
