/**
 * Checks the Kubernetes manifests for what a cluster does not complain about until it matters. The rules about pods are
 * those of the Pod Security Standard "restricted".
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parse, parseAllDocuments } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { projectRoot } from '../apps.ts';

const folder = path.join(projectRoot, 'deploy/kubernetes');

interface SecurityContext {
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seccompProfile?: { readonly type: string };
  readonly privileged?: boolean;
  readonly allowPrivilegeEscalation?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
}

interface Probe {
  readonly httpGet: { readonly path: string };
  readonly periodSeconds: number;
  readonly failureThreshold?: number;
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly object[];
  readonly resources: { readonly requests?: object; readonly limits?: { readonly memory?: string } };
  readonly securityContext?: SecurityContext;
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

interface PodSpec {
  readonly securityContext?: SecurityContext;
  readonly automountServiceAccountToken?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly terminationGracePeriodSeconds: number;
  readonly topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes: readonly Readonly<Record<string, unknown>>[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: Readonly<Record<string, unknown>>;
}

const manifests = globSync('{base,operator-pages}/*.yaml', { cwd: folder })
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')))
  .map((document) => {
    expect(document.errors).toEqual([]);
    return (document as Document).toJSON() as Manifest;
  });
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((each) => each.kind === kind);
const deployments = ofKind('Deployment').map(({ metadata, spec }) => {
  const { template } = spec as { template: { readonly spec: PodSpec } };
  return [metadata.name, template.spec] as const;
});

test('has the deployments of all roles, each role once', () => {
  const roles = deployments.flatMap(([, { containers }]) =>
    containers.flatMap(({ env }) => env.find(({ name }) => name === 'ROLES')?.value.split(',') ?? []),
  );
  expect(roles.sort()).toEqual(['admin', 'gateway', 'identity', 'remotes', 'site', 'typesetter']);
});

test.each(deployments)('%s meets the standard "restricted"', (_name, pod) => {
  expect([pod.hostNetwork, pod.hostPID]).toEqual([undefined, undefined]);
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  const allowedVolumes = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'projected', 'secret'];
  const kinds = pod.volumes.flatMap((volume) => Object.keys(volume).filter((key) => key !== 'name'));
  expect(kinds.filter((kind) => !allowedVolumes.includes(kind))).toEqual([]);
  for (const { securityContext, ports } of [...pod.containers, ...(pod.initContainers ?? [])]) {
    expect(securityContext?.privileged).not.toBe(true);
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(securityContext?.capabilities?.add).toBeUndefined();
    expect(ports.filter((port) => 'hostPort' in port)).toEqual([]);
  }
});

test.each(deployments)('%s is started, watched, spread, and ended with care', (name, pod) => {
  for (const { startupProbe, livenessProbe, readinessProbe, resources, volumeMounts } of pod.containers) {
    // A migration of a large database must not end its pod.
    expect((startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(3_600);
    // A pod whose database is away is not ready, and gains nothing from being replaced.
    expect(livenessProbe?.httpGet.path).toBe('/health/live');
    expect(readinessProbe?.httpGet.path).toBe('/health/ready');
    expect(resources).toHaveProperty('requests.cpu');
    expect(resources).toHaveProperty('limits.memory');
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']));
  }
  const keys = pod.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey);
  expect(keys).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toContain(name);
  expect(ofKind('Service').map(({ metadata }) => metadata.name)).toContain(name);
});

test('runs the version of this repository, by a fixed tag', () => {
  const images = deployments.flatMap(([, { containers }]) => containers.map(({ image }) => image));
  expect(new Set(images)).toEqual(new Set([`tessera:${packageJson.version}`]));
  const compose = readFileSync(path.join(projectRoot, 'deploy/compose.yaml'), 'utf8');
  expect(compose).toContain(`tessera:${packageJson.version}`);
  const containerfile = readFileSync(path.join(projectRoot, 'deploy/Containerfile'), 'utf8');
  expect(containerfile).toContain(`ARG VERSION=${packageJson.version}\n`);
});

test('names an image of the example by its digest', () => {
  const { images } = parse(readFileSync(path.join(folder, 'example/kustomization.yaml'), 'utf8')) as {
    images: readonly { readonly digest?: string }[];
  };
  expect(images.map(({ digest }) => digest?.length)).toEqual(['sha256:'.length + 64]);
});

test('scales what has load, and restricts who reaches the pods', () => {
  expect(ofKind('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toEqual(
    expect.arrayContaining(['tessera', 'tessera-typesetter']),
  );
  expect(ofKind('NetworkPolicy').map(({ spec }) => spec['policyTypes'])).toEqual([['Ingress', 'Egress']]);
});

test('shows /admin in no public Ingress, and lets large and long requests through', () => {
  const [open, ...others] = ofKind('Ingress').filter(({ spec }) => spec['ingressClassName'] !== 'internal');
  expect(others).toEqual([]);
  expect(JSON.stringify(open?.spec)).not.toMatch(/admin/);
  expect(open?.metadata.annotations).toMatchObject({
    'nginx.org/client-max-body-size': '101m',
    'nginx.org/proxy-read-timeout': '15m',
    'nginx.ingress.kubernetes.io/proxy-body-size': '101m',
    'haproxy.org/timeout-server': '15m',
  });
});

test('every resource of a folder is in its kustomization, and the other way around', () => {
  for (const name of ['base', 'operator-pages', 'example']) {
    const { resources } = parse(readFileSync(path.join(folder, name, 'kustomization.yaml'), 'utf8')) as {
      resources: readonly string[];
    };
    const files = globSync('*.yaml', { cwd: path.join(folder, name) }).filter((file) => file !== 'kustomization.yaml');
    expect(resources.filter((file) => file.endsWith('.yaml')).toSorted()).toEqual(files.sort());
  }
});
