import type { Router } from 'express';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { formStampHeader, formStampHours, getFormStamp } from '#contract/human-check.ts';
import { type Endpoint, fileTypesOf } from '#contract/kit/endpoint.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { writeKeyDays, writeKeyHeader } from '#contract/kit/queue.ts';
import type { Deps } from '#server/deps.ts';
import { productVersion } from '#server/platform/version.ts';
import { needsStamp } from './human-check.ts';
import { type RememberedText, rememberText, sendRemembered } from './remembered-text.ts';
import { cookieName } from './session.ts';

/** GET /api/openapi.json: the contract as an OpenAPI 3.1 document. */
export function serveOpenApi(router: Router, deps: Pick<Deps, 'env'>): void {
  let document: RememberedText | undefined;
  router.get('/api/openapi.json', (_req, res) => {
    document ??= rememberText(JSON.stringify(openApiDocument(deps)));
    sendRemembered(res.type('application/json').set('Cache-Control', 'no-cache'), document);
  });
}

/** Every endpoint that this server's mode serves, with its schemas as JSON Schema. */
export function openApiDocument({ env }: Pick<Deps, 'env'>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    if (endpoint.notInProduction && env.mode === 'production') continue;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, needsStamp(env)) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${env.site.productName} API`, version: productVersion },
    servers: [{ url: env.publicUrl ?? '/' }],
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName(env.publicUrl?.startsWith('https://') ?? false) },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
    paths,
  };
}

function operation(endpoint: Endpoint, asksForStamp: boolean): object {
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.humanCheck && asksForStamp ? [stampParameter] : []),
      ...(endpoint.queue ? [keyParameter] : []),
    ],
    ...(endpoint.access !== 'everyone' && { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: fileContent(endpoint.upload.types) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: Object.fromEntries(
          answerTypes(endpoint).map((type) => [type, { schema: jsonSchema(endpoint.response, 'output') }]),
        ),
      },
      default: {
        description: 'Not done: the body says why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function answerTypes(endpoint: Endpoint): readonly string[] {
  const types = fileTypesOf(endpoint);
  return types.length > 0 ? types : ['application/json'];
}

const stampParameter = {
  name: formStampHeader,
  in: 'header',
  required: true,
  description:
    `The stamp of GET ${getFormStamp.path}. It counts from \`readyInMs\` milliseconds after that call on, for ` +
    `${formStampHours} hours. A call with a session does not need it.`,
  schema: { type: 'string' },
};

const keyParameter = {
  name: writeKeyHeader,
  in: 'header',
  required: false,
  description:
    `Names the change, so that it is made once however often a member sends it; known for ${writeKeyDays} days. ` +
    'Another change under the same key is answered 409.',
  schema: { type: 'string', format: 'uuid' },
};

/** OpenAPI 3.1 has no schema for raw bytes. */
function fileContent(types: readonly string[]): Record<string, object> {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
